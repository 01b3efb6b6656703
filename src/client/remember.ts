/** Loads each address once. A failure is forgotten, so that the next request tries again. */
export function remembering<T>(load: (address: string) => Promise<T>): typeof load {
  const known = new Map<string, Promise<T>>();
  return (address) => {
    const loading = known.get(address) ?? load(address);
    known.set(address, loading);
    loading.catch(() => known.delete(address));
    return loading;
  };
}
