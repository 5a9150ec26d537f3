import type { SampleLanguage } from '../../contract/index.js'
import { goFile, goParts } from './go-upload.js'
import { dispositionOf, type Edit, type FormPart, inDouble, inRawSingle } from './sample-http-request.js'
import { curlPart } from './write-curl.js'

/** Code for uploads, which httpsnippet cannot write, by language; absent for languages without such code. */
export type UploadLanguages = Readonly<Partial<Record<SampleLanguage, UploadWriters>>>

interface UploadWriters {
  readonly parts: (parts: readonly FormPart[]) => readonly Edit[]
  readonly file: (fileName: string, contentType: string) => readonly Edit[]
}

/** The edits after which the code of a language sends a multipart form, or a file. */
export const UPLOADS = {
  curl: {
    parts: (parts) => [['--data docgen-upload', parts.map(curlPart).join(' \\\n  ')]],
    file: (name) => [['--data docgen-upload', `--data-binary @${name}`]],
  },
  javascript: {
    parts: (parts) => [
      ['const options', `${writeForm(parts, fileOfInput)}\n\nconst options`],
      ["'docgen-upload'", 'form'],
    ],
    file: () => [["'docgen-upload'", 'document.querySelector(\'input[type="file"]\').files[0]']],
  },
  node: {
    parts: (parts) => [
      ['const url', `${importOf(parts)}${writeForm(parts, fileOnDisk)}\n\nconst url`],
      ["'docgen-upload'", 'form'],
    ],
    file: (name) => [
      ['const url', "import { openAsBlob } from 'node:fs';\n\nconst url"],
      ["'docgen-upload'", `await openAsBlob('${name}')`],
    ],
  },
  python: {
    parts: (parts) => [
      ['payload = "docgen-upload"', `files = [\n${parts.map((part) => `    ${pythonPart(part)},\n`).join('')}]`],
      ['data=payload', 'files=files'],
    ],
    file: (name) => [['"docgen-upload"', `open("${name}", "rb")`]],
  },
  php: {
    parts: (parts) => [["'body' => 'docgen-upload'", `'multipart' => [\n${parts.map(phpPart).join('')}  ]`]],
    file: (name) => [["'docgen-upload'", `fopen('${name}', 'r')`]],
  },
  go: { parts: goParts, file: goFile },
  ruby: {
    parts: (parts) => [
      [
        'request.body = "docgen-upload"',
        `request.set_form([\n${parts.map(rubyPart).join('')}], 'multipart/form-data')`,
      ],
    ],
    file: (name) => [['"docgen-upload"', `File.binread('${name}')`]],
  },
  java: {
    parts: (parts) => [
      ['    .method(', `    .header("Content-Type", "multipart/form-data; boundary=${BOUNDARY}")\n    .method(`],
      ['HttpRequest.BodyPublishers.ofString("docgen-upload")', javaBody(parts)],
    ],
    file: (name) => [['ofString("docgen-upload")', `ofFile(java.nio.file.Path.of("${name}"))`]],
  },
  csharp: {
    parts: (parts) => [[CSHARP_BODY, `new MultipartFormDataContent\n    {\n${parts.map(csharpPart).join('')}    }`]],
    file: (name, type) => [[CSHARP_BODY, csharpFile(name, type)]],
  },
} satisfies UploadLanguages

// A boundary that is unlikely to occur in the text of a form.
const BOUNDARY = '----FormBoundary7MA4YWxkTrZu0gW'

/** A text in single quotes of JavaScript. */
function inSingle(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '\n': '\\n',
    '\r': '\\r',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  }
  return `'${text.replace(/['\\]/g, '\\$&').replace(/[\n\r\u2028\u2029]/g, (each) => escapes[each] ?? each)}'`
}

function writeForm(parts: readonly FormPart[], writeFile: (part: FormPart) => string): string {
  const fields = parts.map((part) => {
    const text = inSingle(part.value)
    const typed = part.contentType === undefined ? text : `new Blob([${text}], { type: '${part.contentType}' })`
    return `form.append(${inSingle(part.name)}, ${part.fileName === undefined ? typed : writeFile(part)});`
  })
  return ['const form = new FormData();', ...fields].join('\n')
}

/** Code for the file that the user has chosen in the page. */
function fileOfInput({ name }: FormPart): string {
  return `document.querySelector(${inSingle(`input[name="${name.replace(/["\\]/g, '\\$&')}"]`)}).files[0]`
}

/** Code for a file on disk and its name, as arguments of `append`. */
function fileOnDisk({ fileName, contentType }: FormPart): string {
  const type = contentType === undefined ? '' : `, { type: '${contentType}' }`
  return `await openAsBlob('${fileName}'${type}), '${fileName}'`
}

function importOf(parts: readonly FormPart[]): string {
  return parts.some(({ fileName }) => fileName !== undefined) ? "import { openAsBlob } from 'node:fs';\n\n" : ''
}

function pythonPart({ name, value, fileName, contentType }: FormPart): string {
  const contents = fileName === undefined ? ['None', inDouble(value)] : [`"${fileName}"`, `open("${fileName}", "rb")`]
  return `(${inDouble(name)}, (${[...contents, ...(contentType === undefined ? [] : [`"${contentType}"`])].join(', ')}))`
}

function phpPart({ name, value, fileName, contentType }: FormPart): string {
  const lines = [
    `'name' => ${inRawSingle(name)}`,
    `'contents' => ${fileName === undefined ? inRawSingle(value) : `fopen('${fileName}', 'r')`}`,
    ...(contentType === undefined ? [] : [`'headers' => ['Content-Type' => '${contentType}']`]),
  ]
  return `    [\n${lines.map((line) => `      ${line},\n`).join('')}    ],\n`
}

/** A part of a form in Ruby. A part with a content type needs a file name, without which Ruby omits the type. */
function rubyPart({ name, value, fileName, contentType }: FormPart): string {
  const options = [
    ...(contentType === undefined ? [] : [`filename: '${fileName ?? 'blob'}'`, `content_type: '${contentType}'`]),
  ]
  const contents = fileName === undefined ? inRawSingle(value) : `File.open('${fileName}')`
  return `  [${[inRawSingle(name), contents, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')}],\n`
}

function javaBody(parts: readonly FormPart[]): string {
  const texts: string[] = []
  const publishers: string[] = []
  const flush = (): void => {
    publishers.push(`HttpRequest.BodyPublishers.ofString(${texts.splice(0).map(inDouble).join('\n            + ')})`)
  }
  for (const part of parts) {
    texts.push(`--${BOUNDARY}\r\n${headOf(part)}\r\n\r\n`)
    if (part.fileName === undefined) texts.push(`${part.value}\r\n`)
    else {
      flush()
      publishers.push(`HttpRequest.BodyPublishers.ofFile(java.nio.file.Path.of("${part.fileName}"))`)
      texts.push('\r\n')
    }
  }
  texts.push(`--${BOUNDARY}--\r\n`)
  flush()
  return `HttpRequest.BodyPublishers.concat(\n        ${publishers.join(',\n        ')})`
}

/** The header of a part. */
function headOf({ name, fileName, contentType }: FormPart): string {
  const type = contentType ?? (fileName === undefined ? undefined : 'application/octet-stream')
  return `${dispositionOf(name, fileName)}${type === undefined ? '' : `\r\nContent-Type: ${type}`}`
}

// Code that httpsnippet writes for a text body, to be replaced with code for an upload.
const CSHARP_BODY = `new StringContent("docgen-upload")
    {
        Headers =
        {
            ContentType = new MediaTypeHeaderValue("text/plain")
        }
    }`

function csharpPart({ name, value, fileName, contentType }: FormPart): string {
  const plain =
    fileName === undefined ? `new StringContent(${inDouble(value)})` : `new StreamContent(File.OpenRead("${fileName}"))`
  const content =
    contentType === undefined
      ? plain
      : `${plain} { Headers = { ContentType = new MediaTypeHeaderValue("${contentType}") } }`
  return `        { ${[content, inDouble(name), ...(fileName === undefined ? [] : [`"${fileName}"`])].join(', ')} },\n`
}

function csharpFile(name: string, type: string): string {
  return `new StreamContent(File.OpenRead("${name}"))
    {
        Headers =
        {
            ContentType = new MediaTypeHeaderValue("${type}")
        }
    }`
}
