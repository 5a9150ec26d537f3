import { dispositionOf, type Edit, type FormPart, inDouble } from './sample-http-request.js'

/** The edits after which Go code sends a file. */
export function goFile(name: string): readonly Edit[] {
  return [
    ['\t"strings"\n', '\t"os"\n'],
    ['payload := strings.NewReader("docgen-upload")', `payload, _ := os.Open("${name}")\n\tdefer payload.Close()`],
  ]
}

/** The edits after which Go code sends a multipart form. */
export function goParts(parts: readonly FormPart[]): readonly Edit[] {
  const typed = parts.filter(({ contentType }) => contentType !== undefined)
  const files = parts.filter(({ fileName }) => fileName !== undefined)
  const packages = [
    'bytes',
    'mime/multipart',
    ...(typed.length > 0 ? ['net/textproto'] : []),
    ...(files.length > 0 ? ['os'] : []),
  ]
  const hasWriter = typed.length + files.length > 0
  const lines = [
    'payload := &bytes.Buffer{}',
    'form := multipart.NewWriter(payload)',
    ...(hasWriter ? ['var part io.Writer'] : []),
    ...(files.length > 0 ? ['var file *os.File'] : []),
    ...parts.flatMap(goPart),
    'form.Close()',
  ]
  return [
    ['\t"strings"\n', packages.map((each) => `\t"${each}"\n`).join('')],
    ['payload := strings.NewReader("docgen-upload")', lines.join('\n\t')],
    ['\tres, _ :=', '\treq.Header.Add("Content-Type", form.FormDataContentType())\n\n\tres, _ :='],
  ]
}

function goPart({ name, value, fileName, contentType }: FormPart): readonly string[] {
  const contents =
    fileName === undefined
      ? [`io.WriteString(part, ${inDouble(value)})`]
      : [`file, _ = os.Open("${fileName}")`, 'io.Copy(part, file)', 'file.Close()']
  if (contentType !== undefined) {
    const disposition = dispositionOf(name, fileName).replace('Content-Disposition: ', '')
    return [
      'part, _ = form.CreatePart(textproto.MIMEHeader{',
      `\t"Content-Disposition": {${inDouble(disposition)}},`,
      `\t"Content-Type":        {"${contentType}"},`,
      '})',
      ...contents,
    ]
  }
  if (fileName === undefined) return [`form.WriteField(${inDouble(name)}, ${inDouble(value)})`]
  return [`part, _ = form.CreateFormFile(${inDouble(name)}, "${fileName}")`, ...contents]
}
