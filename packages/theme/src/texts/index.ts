import type { TextCatalog } from '@docgen/renderer/contract'
import { en } from './en.js'

/** The strings that are always loaded: English is the fallback of every other language. */
export const texts: Readonly<Record<string, TextCatalog>> = { en }
