import type { CheckReport } from '../gates/gate.js'
import { formatGithub } from './check/format-github.js'
import { formatGitlab } from './check/format-gitlab.js'
import { formatCheckJson } from './check/format-json.js'
import { formatJunit } from './check/format-junit.js'
import { formatMarkdown } from './check/format-markdown.js'
import { formatSarif, type SarifRules } from './check/format-sarif.js'

/** The output formats of `docgen check`. */
export const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab', 'markdown'] as const

/** An output format, and the file to write it to; without a file, stdout. */
export interface OutputFormat {
  readonly name: (typeof FORMATS)[number]
  /** As the user wrote it, relative to the working directory. */
  readonly file?: string
}

/**
 * Parses `sarif` or `sarif=report.sarif`. Undefined for an unknown format, an empty file name, or `pretty` with a file.
 */
export function readOutputFormat(text: string): OutputFormat | undefined {
  const [rawName = '', ...rest] = text.split('=')
  const name = FORMATS.find((format) => format === rawName)
  if (name === undefined) return undefined
  if (rest.length === 0) return { name }
  const file = rest.join('=')
  return file === '' || name === 'pretty' ? undefined : { name, file }
}

/** Whether a format for machines goes to stdout, which can contain only one report. */
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

/** Formats a check in any format that can be written to a file. */
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
