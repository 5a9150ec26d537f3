import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'
import { readRegularFile } from '../../config/read-regular-file.js'
import { findBrowser } from '../../export/pdf/open-chromium.js'

/** A browser, and the script that checks pages in it. */
export interface BrowserTools {
  /** Path of Chromium's executable. */
  readonly browser: string
  /** Source of axe-core. */
  readonly axe: string
}

const BROWSER_PACKAGE = '@sparticuz/chromium'

/** Finds axe-core and a browser, installed or of `@sparticuz/chromium`; returns a diagnostic if one is missing. */
export async function findTools(siteDir: string, env: NodeJS.ProcessEnv): Promise<BrowserTools | Diagnostic> {
  const axe = resolvePackage(siteDir, 'axe-core/axe.min.js')
  if (axe === undefined) return refuse('axe-core is not installed', 'Install it: npm install --save-dev axe-core')
  const { CHROME_PATH = '' } = env
  const browser = findBrowser(env) ?? (CHROME_PATH === '' ? await unpackBrowser(siteDir) : undefined)
  if (browser === undefined && CHROME_PATH !== '')
    return refuse(`CHROME_PATH names ${CHROME_PATH}, which does not exist`, 'Set it to the executable of a browser')
  if (browser === undefined)
    return refuse(
      'docgen found no browser to check pages with',
      `Install Chrome, Chromium or Edge, or ${BROWSER_PACKAGE}: npm install --save-dev ${BROWSER_PACKAGE}`,
    )
  if (typeof browser !== 'string') return browser
  return { browser, axe: readRegularFile(axe).toString() }
}

async function unpackBrowser(siteDir: string): Promise<string | Diagnostic | undefined> {
  const entry = resolvePackage(siteDir, BROWSER_PACKAGE)
  if (entry === undefined) return undefined
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href)
    return String(await chromium.executablePath())
  } catch (error) {
    return refuse(`${BROWSER_PACKAGE} could not be unpacked to ${tmpdir()}: ${readReason(error).split('\n', 1)[0]}`)
  }
}

/** Path of a file of a package that is installed with the site or with docgen; undefined if neither has it. */
function resolvePackage(siteDir: string, specifier: string): string | undefined {
  for (const from of [join(siteDir, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(specifier)
    } catch {
      // Not installed there.
    }
  }
  return undefined
}

function refuse(message: string, hint?: string): Diagnostic {
  return { code: 'no-browser', severity: 'error', message, ...(hint !== undefined && { hint }) }
}
