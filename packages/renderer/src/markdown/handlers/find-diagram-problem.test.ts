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

  it("names the line that can't be parsed, and unknown kinds of diagram", async () => {
    expect(await findDiagramProblem('flowchart TD\n  A[Label] --> B\n  B -->> C')).toEqual({
      line: 2,
      message: 'mermaid did not expect TAGEND here',
    })
    expect(await findDiagramProblem('flowchar TD\n A --> B')).toEqual({
      line: 0,
      message: 'mermaid has no diagram type "flowchar TD"',
      hint: 'Did you mean flowchart?',
    })
  })
})
