class Tuple2<T1, T2> {
  const Tuple2(this.item1, this.item2);
  final T1 item1;
  final T2 item2;
  external Tuple2<T1, T2> withItem1(T1 v);
  external Tuple2<T1, T2> withItem2(T2 v);
}
