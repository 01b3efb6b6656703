package androidx.activity.result.contract;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.activity.result.ActivityResult;
import androidx.activity.result.PickVisualMediaRequest;
import java.util.List;

public final class ActivityResultContracts {
    public static class StartActivityForResult extends ActivityResultContract<Intent, ActivityResult> { public native Intent createIntent(Context context, Intent input); public native ActivityResult parseResult(int resultCode, Intent intent); }
    public static class RequestPermission extends ActivityResultContract<String, Boolean> { public native Intent createIntent(Context context, String input); public native Boolean parseResult(int resultCode, Intent intent); }
    public static class GetContent extends ActivityResultContract<String, Uri> { public native Intent createIntent(Context context, String input); public native Uri parseResult(int resultCode, Intent intent); }
    public static class GetMultipleContents extends ActivityResultContract<String, List<Uri>> { public native Intent createIntent(Context context, String input); public native List<Uri> parseResult(int resultCode, Intent intent); }
    public static class OpenDocument extends ActivityResultContract<String[], Uri> { public native Intent createIntent(Context context, String[] input); public native Uri parseResult(int resultCode, Intent intent); }
    public static class OpenMultipleDocuments extends ActivityResultContract<String[], List<Uri>> { public native Intent createIntent(Context context, String[] input); public native List<Uri> parseResult(int resultCode, Intent intent); }
    public static class CreateDocument extends ActivityResultContract<String, Uri> { public CreateDocument(String mimeType) {} public native Intent createIntent(Context context, String input); public native Uri parseResult(int resultCode, Intent intent); }
    public static class PickVisualMedia extends ActivityResultContract<PickVisualMediaRequest, Uri> { public interface VisualMediaType {} public static final class ImageOnly implements VisualMediaType { private ImageOnly() {} public static final ImageOnly INSTANCE = new ImageOnly(); } public native Intent createIntent(Context context, PickVisualMediaRequest input); public native Uri parseResult(int resultCode, Intent intent); }
}
