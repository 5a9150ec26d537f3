import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { isInside } from '../../config/site-path.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { upgradeSettings } from './upgrade-settings.js'

/** The settings of a Mintlify site. */
export interface MintlifySettings {
  /** Name of the config. */
  readonly from: string
  /** Its fields as in `docs.json`, whatever the name of the config. */
  readonly fields: Readonly<Record<string, unknown>>
}

const CONFIGS = ['docs.json', 'mint.json'] as const

/** Maximum depth of values and of references in them. */
const MAX_DEPTH = 40

/** Reads `docs.json` or `mint.json` with the files that it includes by `$ref`. `undefined` if there is none. */
export function readSettings(siteDir: string): Outcome<MintlifySettings | undefined> {
  const from = CONFIGS.find((name) => existsSync(join(siteDir, name)))
  if (from === undefined)
    return fail(
      describeMissingConfig({
        tool: 'mintlify',
        message: 'no docs.json or mint.json in this folder',
        example: '../docs',
      }),
    )
  const diagnostics: Diagnostic[] = []
  const fields = resolve(read(from, siteDir), from, 0)
  if (!isRecord(fields))
    return fail({
      code: 'invalid-tool-config',
      file: from,
      message: 'this file is not a JSON object',
      hint: 'Fix its syntax first',
    })
  return { value: { from, fields: from === 'mint.json' ? upgradeSettings(fields) : fields }, diagnostics }

  function resolve(value: unknown, file: string, depth: number): unknown {
    if (depth > MAX_DEPTH) return undefined
    if (Array.isArray(value)) return value.map((item) => resolve(item, file, depth + 1))
    if (!isRecord(value)) return value
    const { $ref, ...own } = value
    const fields = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, resolve(item, file, depth + 1)]))
    if (typeof $ref !== 'string') return fields
    const target = posix.join(posix.dirname(file), $ref)
    const included = isInside(siteDir, join(siteDir, target)) ? read(target, siteDir) : undefined
    if (included === undefined) {
      const message = `$ref names ${$ref}, which is not a JSON file of the site`
      diagnostics.push({ code: 'invalid-tool-config', severity: 'error', file, message })
    }
    const resolved = resolve(included, target, depth + 1)
    // Fields beside a reference override those of the file.
    return isRecord(resolved) ? { ...resolved, ...fields } : (resolved ?? fields)
  }
}

function read(file: string, siteDir: string): unknown {
  return readJsonFile(join(siteDir, file))
}

function fail(problem: Omit<Diagnostic, 'severity'>): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ ...problem, severity: 'error' }] }
}
