import { inDouble, inRawSingle } from './sample-http-request.js'

/** How a language writes a credential. */
export interface SecretStyle {
  /** Code that reads an environment variable, or a placeholder where programs have none. */
  readonly read: (variable: string) => string
  /** Code that has the value itself, instead of `read`. */
  readonly write: (value: string) => string
}

/**
 * The styles of all languages. Their code is different, so that a text can replace it without knowing the language:
 * Java and Kotlin share one, which escapes the `$` that Kotlin would interpret.
 */
export const SECRET_STYLES = {
  /** Between double quotes. */
  shell: { read: (name) => `$${name}`, write: (value) => value.replace(/[\\"$\u0060]/g, '\\$&') },
  /** Between single quotes: pages have no environment. */
  browser: { read: (name) => `YOUR_${name}`, write: (value) => inRawSingle(value).slice(1, -1) },
  /** As clients for `.http` files read variables. */
  http: { read: (name) => `{{${name}}}`, write: (value) => value },
  node: { read: (name) => `process.env.${name}`, write: inRawSingle },
  python: { read: (name) => `os.environ["${name}"]`, write: inDouble },
  php: { read: (name) => `getenv('${name}')`, write: inRawSingle },
  go: { read: (name) => `os.Getenv("${name}")`, write: inDouble },
  ruby: { read: (name) => `ENV.fetch('${name}')`, write: inRawSingle },
  java: { read: (name) => `System.getenv("${name}")`, write: (value) => inDouble(value).replaceAll('$', '\\u0024') },
  csharp: { read: (name) => `Environment.GetEnvironmentVariable("${name}")`, write: inDouble },
} as const satisfies Readonly<Record<string, SecretStyle>>
