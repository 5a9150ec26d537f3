import type { Mistake } from './compilation.js'
import type { Placed } from './source-file.js'

/** Whatever takes reports about places in a document. */
export interface Reporter {
  report(placed: Placed, mistake: Mistake): void
}

/** Reports a picture that nobody has described, not even as one that only decorates. */
export function reportMissingAlternative(picture: Placed, reporter: Reporter): void {
  reporter.report(picture, {
    code: 'image-alt',
    message: 'the image has no alternative text',
    hint: 'Describe what it shows, or write alt="" if it only decorates',
  })
}
