package com.example.invoices;

import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;

final class PageFiles {
    private PageFiles() {
    }

    // region writeImages
    /** Empties the folder, and writes every page as a JPG file, in page order. Blocks until all files are written. */
    static List<File> writeImages(File folder) throws IOException {
        if (Document.pageCount() == 0) throw new IOException("No document is loaded");
        File[] oldFiles = folder.listFiles();
        if (oldFiles != null) {
            for (File oldFile : oldFiles) {
                oldFile.delete();
            }
        }
        folder.mkdirs();

        List<File> images = new ArrayList<>();
        for (int pageNumber = 1; pageNumber <= Document.pageCount(); pageNumber++) {
            File image = Document.writeImage(pageNumber, new File(folder, "page-" + pageNumber + ".jpg"));
            if (image == null) {
                throw new IOException("Page " + pageNumber + " wasn't written: " + DeckleSDK.getLastError());
            }
            images.add(image);
        }
        return images;
    }
    // endregion

    // region writeOriginal
    /** Writes the original photo of a page to a file. */
    static File writeOriginal(File folder, String documentId, int pageNumber) throws IOException {
        byte[] jpg = Document.getImageBytes(pageNumber, Document.PageSourceType.ORIGINAL);
        if (jpg == null) {
            throw new IOException("Page " + pageNumber + " isn't available: " + DeckleSDK.getLastError());
        }
        File file = new File(folder, "original-" + documentId + "-" + pageNumber + ".jpg");
        try (OutputStream output = new FileOutputStream(file)) {
            output.write(jpg);
        }
        return file;
    }
    // endregion

    // region uploadImage
    /** Writes all pages to files, sends them, and deletes each file that the server has confirmed. */
    static void uploadPages(File folder, String documentId) throws IOException {
        int pageNumber = 1;
        for (File image : writeImages(folder)) {
            uploadImage(documentId, pageNumber++, image);
            image.delete();
        }
    }

    /** Sends one page to your own server. Blocks until the server responds. */
    private static void uploadImage(String documentId, int pageNumber, File image) throws IOException {
        URL url = new URL("https://api.example.com/invoices/" + documentId + "/pages/" + pageNumber);
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        try {
            connection.setRequestMethod("POST");
            connection.setRequestProperty("Content-Type", "image/jpeg");
            connection.setFixedLengthStreamingMode(image.length());
            connection.setDoOutput(true);
            try (InputStream input = new FileInputStream(image); OutputStream output = connection.getOutputStream()) {
                byte[] buffer = new byte[8192];
                int count;
                while ((count = input.read(buffer)) != -1) {
                    output.write(buffer, 0, count);
                }
            }
            int status = connection.getResponseCode();
            if (status < 200 || status > 299) {
                throw new IOException("The server responded with " + status);
            }
        } finally {
            connection.disconnect();
        }
    }
    // endregion
}
