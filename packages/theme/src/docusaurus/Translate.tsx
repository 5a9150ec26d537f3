import type { ReactElement, ReactNode } from 'react'
import type { SiteLanguage } from './hooks/site-language.js'
import { Interpolate, interpolate } from './Interpolate.js'

/** Props of a translated text. */
export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: Readonly<Record<string, ReactNode>>
  readonly children?: string
}

/** A text with its id in translation files. Without an id, the text itself is the id. */
export interface TranslatedText {
  readonly id?: string
  readonly message?: string
  readonly description?: string
}

/** Creates `<Translate>` of a site: the translation by its id, or the text as written. */
export function createTranslate(language: SiteLanguage): (props: TranslateProps) => ReactElement {
  return (props) => renderTranslate(props, language)
}

function renderTranslate({ id, values = {}, children = '' }: TranslateProps, { find }: SiteLanguage): ReactElement {
  return <Interpolate values={values}>{find(id ?? children) ?? children}</Interpolate>
}

/** Creates `translate()` of a site, which returns the translation or the text as written, with the values inserted. */
export function createTranslateText({ find }: SiteLanguage) {
  return (
    { id, message }: TranslatedText,
    values?: Readonly<Record<string, ReactNode>>,
  ): ReturnType<typeof interpolate> => interpolate(find(id ?? message ?? '') ?? message ?? id ?? '', values)
}
