import { listPluralForms, nearestWord } from '@docgen/renderer/light'

const COUNT = '{count}'

/** A problem in a UI text. */
export interface TextProblem {
  readonly message: string
  readonly hint: string
}

/** The English text, and the language of its replacement, for plural forms. */
export interface TextModel {
  readonly key: string
  readonly english: string
  readonly language: string
}

/**
 * Finds what readers would see unreplaced or never see: unknown placeholders, and more plural forms than the
 * language has.
 */
export function findMisspelledParts(text: string, { key, english, language }: TextModel): readonly TextProblem[] {
  const known = listPlaceholders(english)
  const unknown = listPlaceholders(text).filter((name) => !known.includes(name))
  const forms = isCounting(english) ? listPluralForms(language) : []
  const count = text.split('|').length
  return [
    ...unknown.map((name): TextProblem => {
      const near = nearestWord(name, known)
      const hint = near === undefined ? listAllowed(known) : `Did you mean ${near}?`
      return { message: `nothing fills ${name} in the text ${key}`, hint }
    }),
    ...(forms.length > 0 && count > forms.length
      ? [{ message: `the text ${key} has ${count} forms, but ${language} has ${forms.length}`, hint: listForms(forms) }]
      : []),
  ]
}

/** Finds placeholders of the English text and plural forms of the language that a translation omits. */
export function findMissingParts(text: string, { key, english, language }: TextModel): readonly TextProblem[] {
  const written = listPlaceholders(text)
  const forms = isCounting(english) ? listPluralForms(language) : []
  const count = text.split('|').length
  // A form for a single number may spell out the number.
  const missing = listPlaceholders(english).filter((name) => name !== COUNT && !written.includes(name))
  return [
    ...missing.map((name) => ({
      message: `the text ${key} leaves out ${name}`,
      hint: `Write ${name} where it belongs`,
    })),
    ...(count < forms.length
      ? [
          {
            message: `the text ${key} has ${count} of the ${forms.length} forms of ${language}`,
            hint: listForms(forms),
          },
        ]
      : []),
  ]
}

function isCounting(english: string): boolean {
  return english.includes(COUNT)
}

function listPlaceholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}

function listAllowed(known: readonly string[]): string {
  return known.length === 0 ? 'Take it out' : `The text has ${known.join(' and ')}`
}

function listForms(forms: readonly string[]): string {
  return forms.length === 1 ? 'Leave out the |' : `Separate the forms for ${forms.join(', ')} by |`
}
