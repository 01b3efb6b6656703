/** Loads each address once. A failure is forgotten, so that the next request tries again. */
export function remembering<T>(load: (address: string) => Promise<T>): typeof load {
  const loads = new Map<string, Promise<T>>();
  return (address) => {
    const loading = loads.get(address) ?? load(address);
    loads.set(address, loading);
    loading.catch(() => loads.delete(address));
    return loading;
  };
}
