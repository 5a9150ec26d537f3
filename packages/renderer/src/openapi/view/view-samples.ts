import type { SampleView } from '../../contract/index.js'
import type { Operation } from '../nouns/operation.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { sampleRequest } from '../samples/sample-request.js'
import { LANGUAGES } from '../samples/write-samples.js'
import { type ApiDraft, describePlaceholderCode } from './api-draft.js'

/**
 * Request samples in all languages. The description's samples replace generated ones; further languages follow. Webhooks
 * and callbacks only have those of the description, which show how to receive them.
 */
export function viewSamples(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  draft: ApiDraft,
): readonly SampleView[] {
  const authored = operation.samples.map(({ language, label, source }) => {
    const sampleLanguage = LANGUAGES.find((each) =>
      [each.value, each.label, each.target, each.grammar].some((name) => isSameName(name, language)),
    )
    const value = sampleLanguage?.value ?? (language.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'other')
    return {
      value,
      label: label || (sampleLanguage?.label ?? language),
      code: { language: sampleLanguage?.grammar ?? language.toLowerCase(), text: source.trimEnd() },
    }
  })
  const written = operation.entry.kind === 'operation' ? draft.writeSamples(sampleRequest(operation, schemes)) : []
  const generated = written.filter(({ value }) => !authored.some((each) => each.value === value))
  const ranks = LANGUAGES.map(({ value }) => String(value))
  const rank = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length)
  const taken = new Map<string, number>()
  return [...authored, ...generated]
    .toSorted((a, b) => rank(a.value) - rank(b.value))
    .map(({ value, label, ...placed }) => {
      const count = (taken.get(value) ?? 0) + 1
      taken.set(value, count)
      return { value: count === 1 ? value : `${value}-${count}`, label, code: describePlaceholderCode(draft, placed) }
    })
}

function isSameName(name: string, other: string): boolean {
  const aliases: Readonly<Record<string, string>> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    'c#': 'csharp',
    golang: 'go',
  }
  const lower = other.toLowerCase()
  return name.toLowerCase() === (aliases[lower] ?? lower)
}
