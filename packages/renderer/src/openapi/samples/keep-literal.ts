import type { SampleLanguage } from '../../contract/index.js'

const KOTLIN_BODY = /^val mediaType = MediaType\.parse\((".*")\)\nval body = RequestBody\.create\(mediaType, (".*")\)$/m

/**
 * Prevents languages from interpreting anything in a request, which the generator puts in their quotes. In Kotlin, also
 * replaces functions that OkHttp 4 has removed, and in HTTP the line breaks.
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
