import type { SampleLanguage } from '../../contract/index.js'

const KOTLIN_BODY = /^val mediaType = MediaType\.parse\((".*")\)\nval body = RequestBody\.create\(mediaType, (".*")\)$/m

/**
 * Prevents languages from interpreting parts of a request in generated strings, such as `$` in Kotlin. Also replaces
 * functions that OkHttp 4 has removed (Kotlin), and CRLF line breaks (HTTP).
 */
export function keepLiteral(language: SampleLanguage, source: string): string {
  if (language === 'curl') return source.replace(' @- <<EOF\n', " @- <<'EOF'\n")
  if (language === 'ruby') return source.replace(/^request\.body = ".*$/m, (line) => line.replace(/#(?=[{$@])/g, '\\#'))
  if (language === 'http') return source.replaceAll('\r\n', '\n')
  if (language !== 'kotlin') return source
  return source
    .replaceAll('$', '\\$')
    .replace(
      KOTLIN_BODY,
      (_all, type: string, text: string) => `val body = ${text}.toRequestBody(${type}.toMediaType())`,
    )
}
