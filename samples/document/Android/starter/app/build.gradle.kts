plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

// region android
android {
    namespace = "com.example.invoices"
    compileSdk = {{fact.compileSdk}}

    defaultConfig {
        applicationId = "com.example.invoices"
        minSdk = {{fact.minSdk}}
        targetSdk = {{fact.targetSdk}}
        versionCode = 1
        versionName = "1.0"
    }
    compileOptions {
        sourceCompatibility = {{fact.javaVersionConstant}}
        targetCompatibility = {{fact.javaVersionConstant}}
    }
    buildFeatures {
        compose = true
    }
}
// endregion

dependencies {
    implementation(platform(libs.androidx.compose.bom))
    implementation(libs.androidx.activity.compose)
    implementation(libs.androidx.compose.material3)
    implementation(libs.androidx.compose.ui)
    // region catalogDependencies
    implementation(libs.androidx.lifecycle.runtime.compose)
    implementation(libs.androidx.lifecycle.viewmodel.compose)
    implementation(libs.deckle.dataextraction)
    implementation(libs.deckle.document)
    implementation(libs.kotlinx.coroutines.android)
    // endregion
}
