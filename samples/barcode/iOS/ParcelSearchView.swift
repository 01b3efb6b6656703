// region parcelSearchView
import SwiftUI

/// Looks for a parcel of the delivery list and shows its number.
struct ParcelSearchView: View {
    @State private var search: ParcelSearch?
    @State private var message = ""

    var body: some View {
        Button("Find a parcel") {
            let search = ParcelSearch(expected: ["PARCEL-40812"]) { barcode, hasFailed in
                self.search = nil
                if let barcode {
                    message = "Found \(barcode.value)"
                } else {
                    message = hasFailed ? "The scanner couldn't be opened" : "No parcel found"
                }
            }
            self.search = search
            search.start()
        }
        .disabled(search != nil || !AppDelegate.isSDKReady)
        Text(message)
    }
}
// endregion
