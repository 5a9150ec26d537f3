import { statSync } from 'node:fs'
import { resolve } from 'node:path'

/** The folder in which docgen was started. */
export const START_FOLDER = process.cwd()

/** Absolute form of a path of the command line. */
export function fromStart(path: string): string {
  return resolve(START_FOLDER, path)
}

/**
 * Makes the folder of a site, as given on the command line, the working folder, and returns its absolute path: code of
 * the site may expect to run there. Threads inherit the working folder when they start.
 */
export function enterSite(dir: string): string {
  const siteDir = fromStart(dir)
  if (statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) process.chdir(siteDir)
  return siteDir
}

/** Runs a function in the folder of a site, and then restores the working folder. */
export async function inSite<Result>(dir: string, run: () => Promise<Result>): Promise<Result> {
  const before = process.cwd()
  enterSite(dir)
  try {
    return await run()
  } finally {
    process.chdir(before)
  }
}
