import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'

/** The sound site with one more field in its config; `losesWitness` where no page is read with it. */
export function settingsCase(field: string, losesWitness = false): BrokenCase {
  return {
    losesWitness,
    make: () =>
      addPage(
        `export default {\n  title: 'Base',\n  url: 'https://docs.example.com',\n  ${field},\n}\n`,
        'site.config.ts',
      ),
  }
}
