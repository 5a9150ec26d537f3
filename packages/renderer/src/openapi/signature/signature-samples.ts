import { DEFAULT_SAMPLE_LANGUAGES, type SampleLanguage } from '../../contract/index.js'
import type { Sample } from '../samples/create-sample-writer.js'
import { LANGUAGE_TARGETS } from '../samples/language-targets.js'
import { SIGNATURE_WRITERS } from './signature-writers.js'
import type { WebhookSignature } from './webhook-signature.js'

/** Code that verifies a signature, in those of the languages that run on servers of receivers. */
export function writeSignatureSamples(
  signature: WebhookSignature,
  languages: readonly SampleLanguage[] = DEFAULT_SAMPLE_LANGUAGES,
): readonly Sample[] {
  const writers: Partial<Record<SampleLanguage, (signature: WebhookSignature) => string>> = SIGNATURE_WRITERS
  return languages.flatMap((value) => {
    const write = writers[value]
    const { label, grammar } = LANGUAGE_TARGETS[value]
    return write ? [{ value, label, code: { language: grammar, text: write(signature) } }] : []
  })
}
