/** Finds the URL that `docgen serve` prints when it is ready; `undefined` if it has not printed it yet. */
export function readServerUrl(printed: string): string | undefined {
  return /\blocal {1,20}(https?:\/\/[^\s\u001b]{1,500})/.exec(printed)?.[1]
}
