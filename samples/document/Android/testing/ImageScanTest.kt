package com.example.invoices

import android.app.Activity
import android.app.Application
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScanner
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.Source
import java.io.File
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith

// region imageScan
@RunWith(AndroidJUnit4::class)
class ImageScanTest {
    private val application = ApplicationProvider.getApplicationContext<Application>()

    @Before
    fun start() {
        val ready = DeckleSDK.initSDK(application, "")
        assertTrue(DeckleSDK.getLastError(), ready)
    }

    @After
    fun cleanUp() = assertTrue(DeckleSDK.deleteTempFiles(false))

    private fun copyPhoto(): File {
        val photo = File(application.cacheDir, "invoice.jpg")
        val assets = InstrumentationRegistry.getInstrumentation().context.assets
        assets.open("invoice.jpg").use { input -> photo.outputStream().use { input.copyTo(it) } }
        return photo
    }

    @Test
    fun exportsScannedPhoto() {
        val config = DocumentScannerConfiguration().apply {
            source = Source.IMAGE
            sourceImages = listOf(copyPhoto())
            allowPageEditing = false
            onboarding = null
        }
        val scan = DocumentScanner.newScanIntent(application, config)
        ActivityScenario.launchActivityForResult<Activity>(scan).use { scenario ->
            assertEquals(Activity.RESULT_OK, scenario.result.resultCode)
        }
        assertEquals(1, Document.pageCount())
        assertNotNull(Document.writePDF(File(application.cacheDir, "invoice.pdf"), true, Document.PDFPageFormat.A4))
    }
}
// endregion
