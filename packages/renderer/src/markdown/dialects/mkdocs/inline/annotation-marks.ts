import type { InlineConstruct } from './inline-construct.js'

/** `(1)!`, a mark for an annotation, becomes `(1)`: the annotation is an item of the list below the text. */
export const annotationMarks: InlineConstruct = ({ text, isFree }) =>
  [...text.matchAll(/(?<=\(\d{1,3}\))!(?!\[)/g)].flatMap(({ index }) =>
    isFree(index, index + 1)
      ? [{ start: index, end: index + 1, text: '', dropped: 'annotations, which become a list below the text' }]
      : [],
  )
