import type { SampleLanguage } from '../../contract/index.js'

/** How a request is written in a language: the generator's names, and the grammar that highlights it. */
export interface LanguageTarget {
  readonly label: string
  readonly target:
    | 'csharp'
    | 'go'
    | 'http'
    | 'java'
    | 'javascript'
    | 'kotlin'
    | 'node'
    | 'php'
    | 'python'
    | 'ruby'
    | 'shell'
  readonly client: string
  readonly grammar: string
}

/** The targets of all languages. */
export const LANGUAGE_TARGETS: Readonly<Record<SampleLanguage, LanguageTarget>> = {
  curl: { label: 'cURL', target: 'shell', client: 'curl', grammar: 'bash' },
  javascript: { label: 'JavaScript', target: 'javascript', client: 'fetch', grammar: 'javascript' },
  node: { label: 'Node.js', target: 'node', client: 'fetch', grammar: 'javascript' },
  python: { label: 'Python', target: 'python', client: 'requests', grammar: 'python' },
  php: { label: 'PHP', target: 'php', client: 'guzzle', grammar: 'php' },
  go: { label: 'Go', target: 'go', client: 'native', grammar: 'go' },
  ruby: { label: 'Ruby', target: 'ruby', client: 'native', grammar: 'ruby' },
  java: { label: 'Java', target: 'java', client: 'nethttp', grammar: 'java' },
  csharp: { label: 'C#', target: 'csharp', client: 'httpclient', grammar: 'csharp' },
  kotlin: { label: 'Kotlin', target: 'kotlin', client: 'okhttp', grammar: 'kotlin' },
  wget: { label: 'Wget', target: 'shell', client: 'wget', grammar: 'bash' },
  http: { label: 'HTTP', target: 'http', client: 'http1.1', grammar: 'http' },
}
