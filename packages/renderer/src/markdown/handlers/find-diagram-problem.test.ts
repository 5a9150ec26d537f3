import { describe, expect, it } from 'vitest'
import { findDiagramProblem } from './find-diagram-problem.js'

describe('findDiagramProblem', () => {
  it.each([
    'flowchart TD\nA[One] --> B{Two}',
    'sequenceDiagram\nA->>B: hello',
    'classDiagram\nAnimal <|-- Duck',
    'stateDiagram-v2\n[*] --> Draft',
    'erDiagram\nA ||--o{ B : has',
    'gantt\ntitle Plan\nsection One\nTask: 2024-01-01, 3d',
    'pie title Pets\n"Dogs": 3',
    'mindmap\n  root\n    one',
    'gitGraph\ncommit',
    'journey\ntitle Day\nsection Go\nStart: 5: Me',
    'timeline\ntitle Years\n2020 : One',
  ])('finds nothing in %j', async (source) => {
    expect(await findDiagramProblem(source)).toBeUndefined()
  })

  it.each([
    ['flowchart TD\n  A[Label] --> B\n  B -->> C', 2, '">"', undefined],
    ['flowchart TD\n  A -->|Read (cold)| B', 1, '"("', 'Put labels with brackets in quotes: A["Read (cold)"]'],
    ['graph TD\n  A[', 1, 'the end of the diagram', undefined],
    ['erDiagram\n  A ||--o{ B\n', 1, 'the end of the line', undefined],
    [
      'sequenceDiagram\n  A->>B: one; two\n  B->>A: three',
      1,
      'the end of the line',
      'In sequence diagrams, ; ends a statement. Write #59; for a semicolon in a text',
    ],
  ])('names the line of %j that can’t be parsed, and what was not expected', async (source, line, what, hint) => {
    const problem = { line, message: `mermaid did not expect ${what} here` }
    expect(await findDiagramProblem(source)).toEqual(hint === undefined ? problem : { ...problem, hint })
  })

  it('finds what the newer parser of mermaid does not accept', async () => {
    expect(await findDiagramProblem('pie title Pets\n  "Dogs" : b')).toEqual({
      line: 1,
      message: 'mermaid cannot parse this line: unexpected character: b',
    })
  })

  it('names unknown kinds of diagram', async () => {
    expect(await findDiagramProblem('flowchar TD\n A --> B')).toEqual({
      line: 0,
      message: 'mermaid has no diagram type "flowchar TD"',
      hint: 'Did you mean flowchart?',
    })
  })
})
