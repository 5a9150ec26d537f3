import type { TextCatalogue } from '@docgen/renderer/contract'
import { en } from './en.js'

/** All languages that the theme speaks, by their BCP 47 tag; what a language lacks, English supplies. */
export const texts: Readonly<Record<string, TextCatalogue>> = { en }
