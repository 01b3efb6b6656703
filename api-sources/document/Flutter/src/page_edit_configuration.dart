class PageEditConfiguration {
  external bool? allowPageRotation;
  external bool? allowPageFilter;
  external bool? allowPageCropping;
  external bool? allowPageArrangement;
  external bool? allowPageRetake;
  external bool? allowPageAdd;
  external bool? allowPageDeletion;
  external bool? pageArrangementShowDeleteButton;
  external bool? pageArrangementShowPageNumber;
}
