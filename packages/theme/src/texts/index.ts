import type { TextCatalogue } from '@docgen/renderer/contract'
import { en } from './en.js'

/** The texts that are always at hand: English supplies what another language lacks. */
export const texts: Readonly<Record<string, TextCatalogue>> = { en }
