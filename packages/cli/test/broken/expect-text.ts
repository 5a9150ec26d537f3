import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from 'vitest'

const isUpdate = process.env['DOCGEN_UPDATE'] === '1'

/** Compares a text with a file of expectations; under DOCGEN_UPDATE=1 it writes the file anew: read it before you commit it. */
export function expectText(text: string, file: string): void {
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  expect(existsSync(file), `${file} is missing: DOCGEN_UPDATE=1 writes it`).toBe(true)
  expect(text).toBe(readFileSync(file, 'utf8'))
}
