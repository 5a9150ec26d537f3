import type { CheckReport } from '../gates/gate.js'
import { formatGithub } from './check/format-github.js'
import { formatGitlab } from './check/format-gitlab.js'
import { formatCheckJson } from './check/format-json.js'
import { formatJunit } from './check/format-junit.js'
import { formatMarkdown } from './check/format-markdown.js'
import { formatSarif, type SarifRules } from './check/format-sarif.js'

/** The formats of `docgen check`. */
export const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab', 'markdown'] as const

/** A format, and the file to write; without a file, stdout. */
export interface OutputFormat {
  readonly name: (typeof FORMATS)[number]
  /** As written, relative to the working directory. */
  readonly file?: string
}

/** Reads `sarif` or `sarif=report.sarif`; undefined if there is no such format or file. `pretty` is only for terminals. */
export function readOutputFormat(text: string): OutputFormat | undefined {
  const [rawName = '', ...rest] = text.split('=')
  const name = FORMATS.find((format) => format === rawName)
  if (name === undefined) return undefined
  if (rest.length === 0) return { name }
  const file = rest.join('=')
  return file === '' || name === 'pretty' ? undefined : { name, file }
}

/** Whether a format for machines goes to stdout, which can contain only one document. */
export function isMachineOutput({ name, file }: OutputFormat): boolean {
  return name !== 'pretty' && file === undefined
}

/** A finished check, with everything that the formats contain. */
export interface FormattedCheck extends SarifRules {
  /** Paths of its findings are relative to the working directory. */
  readonly report: CheckReport
  /** Path of the site's folder, relative to the working directory. */
  readonly site: string
  /** URL of a preview of the site. */
  readonly previewUrl?: string
}

/** A report as text in a format for machines. */
export function formatCheck(name: Exclude<OutputFormat['name'], 'pretty'>, check: FormattedCheck): string {
  const { report, site } = check
  switch (name) {
    case 'json':
      return formatCheckJson(report, site)
    case 'sarif':
      return formatSarif(report, check)
    case 'junit':
      return formatJunit(report)
    case 'github':
      return formatGithub(report)
    case 'gitlab':
      return formatGitlab(report, site)
    case 'markdown':
      return formatMarkdown(report, check.previewUrl)
  }
}
