// canary: unknown member | line 3 | unresolved reference 'compileSdkVersionn'
android {
    compileSdkVersionn = 37
}
