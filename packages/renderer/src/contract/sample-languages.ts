/** Languages of request samples, in display order: first the languages of `DEFAULT_SAMPLE_LANGUAGES`. */
export const SAMPLE_LANGUAGES = [
  'curl',
  'javascript',
  'node',
  'python',
  'php',
  'go',
  'ruby',
  'java',
  'csharp',
  'kotlin',
  'wget',
  'http',
] as const

/** A language of request samples. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The languages of the samples if the config selects none. */
export const DEFAULT_SAMPLE_LANGUAGES: readonly SampleLanguage[] = SAMPLE_LANGUAGES.slice(0, 9)
