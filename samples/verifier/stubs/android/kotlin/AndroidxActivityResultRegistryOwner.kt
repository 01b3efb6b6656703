package androidx.activity.result

interface ActivityResultRegistryOwner {
    val activityResultRegistry: ActivityResultRegistry
}
