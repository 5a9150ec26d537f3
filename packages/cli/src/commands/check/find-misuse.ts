import type { Diagnostic } from '@docgen/renderer/contract'
import type { Baseline } from '../../gates/baseline.js'
import type { GateName } from '../../gates/gate.js'
import { findMissingManifest } from '../../gates/routes/read-published-pages.js'
import type { CheckOptions } from './check-command.js'

/** Option → the gates that read it. Omits options that apply to every gate. */
const READERS: Readonly<Partial<Record<keyof CheckOptions, readonly GateName[]>>> = {
  browser: ['a11y'],
  against: ['routes', 'weight'],
  since: ['content', 'weight', 'api', 'stale', 'search'],
  base: ['content', 'weight', 'api', 'search'],
}

/** Reports the first option of `docgen check` that is used incorrectly. */
export function findMisuse(
  options: CheckOptions,
  named: readonly GateName[],
  baseline: Baseline | undefined,
): Diagnostic | undefined {
  return (
    findBaselineMisuse(options, baseline) ??
    findPreviewMisuse(options) ??
    findUnreadOption(options, named) ??
    (options.against === undefined ? undefined : findMissingManifest(options.against))
  )
}

type UsageCode = 'invalid-baseline' | 'no-base' | 'unknown-gate'

function refuse(code: UsageCode, message: string, hint: string): Diagnostic {
  return { code, severity: 'error', message, hint }
}

function findBaselineMisuse(
  { baseline, updateBaseline }: CheckOptions,
  current: Baseline | undefined,
): Diagnostic | undefined {
  if (baseline === undefined)
    return updateBaseline
      ? refuse('invalid-baseline', '--update-baseline needs a file', 'Name it: --baseline FILE')
      : undefined
  if (current || updateBaseline) return undefined
  return refuse('invalid-baseline', `the baseline ${baseline} does not exist`, 'Write it: add --update-baseline')
}

/** Reports a wrong `--preview-url`. Only the list of changed pages, which `--since` adds, links to the preview. */
function findPreviewMisuse({ previewUrl, since }: CheckOptions): Diagnostic | undefined {
  if (previewUrl === undefined) return undefined
  if (since === undefined)
    return refuse(
      'no-base',
      '--preview-url needs --since, which finds the changed pages',
      'Add --since with a Git reference',
    )
  return /^https?:\/\/./i.test(previewUrl)
    ? undefined
    : refuse('no-base', `--preview-url ${previewUrl} is not a URL`, 'Write it with https://')
}

/** Reports an option that none of the named gates reads. Without names, all gates run. */
function findUnreadOption(options: CheckOptions, named: readonly GateName[]): Diagnostic | undefined {
  if (named.length === 0) return undefined
  for (const [name, readers = []] of Object.entries(READERS)) {
    if (!options[name as keyof CheckOptions] || readers.some((reader) => named.includes(reader))) continue
    const [first, ...rest] = readers
    const gates =
      rest.length === 0 ? `the gate ${first} reads` : `the gates ${new Intl.ListFormat('en').format(readers)} read`
    return refuse(
      'unknown-gate',
      `only ${gates} --${name}`,
      `Name ${rest.length === 0 ? 'it' : 'one of them'}, or remove --${name}`,
    )
  }
  return undefined
}
