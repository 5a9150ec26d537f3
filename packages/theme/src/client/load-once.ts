/** Returns a function that loads something once; after a failure the next call retries. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    if (!loading) {
      loading = load()
      loading.catch(() => {
        loading = undefined
      })
    }
    return loading
  }
}
