// A process has one working folder: code that needs another one has to wait.
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs code in the site's folder: plugins of Docusaurus and of PostCSS may read files from there. Calls run one after
 * another, so code must not call this function inside of `run`.
 */
export function inFolder<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  const result = last.then(async () => {
    const before = process.cwd()
    if (before === folder) return run()
    process.chdir(folder)
    try {
      return await run()
    } finally {
      process.chdir(before)
    }
  })
  last = result.catch(() => {})
  return result
}
