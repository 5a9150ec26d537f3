/** Creates a function that runs `run` on its first call, and returns the same result on every call. */
export function once<Result>(run: () => Result): () => Result {
  let result: { readonly value: Result } | undefined
  return () => {
    result ??= { value: run() }
    return result.value
  }
}
