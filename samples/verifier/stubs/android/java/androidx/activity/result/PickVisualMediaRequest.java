package androidx.activity.result;

import androidx.activity.result.contract.ActivityResultContracts;

public class PickVisualMediaRequest {
    public PickVisualMediaRequest() {}

    public static final class Builder {
        public native Builder setMediaType(ActivityResultContracts.PickVisualMedia.VisualMediaType mediaType);
        public native PickVisualMediaRequest build();
    }
}
