import Accordion from '@docgen/theme/accordion'
import AccordionGroup from '@docgen/theme/accordion-group'
import Badge from '@docgen/theme/badge'
import Card from '@docgen/theme/card'
import CardGrid from '@docgen/theme/card-grid'
import CodeBlock from '@docgen/theme/code-block'
import CodeGroup from '@docgen/theme/code-group'
import Column from '@docgen/theme/column'
import Columns from '@docgen/theme/columns'
import FileTree from '@docgen/theme/file-tree'
import Frame from '@docgen/theme/frame'
import Icon from '@docgen/theme/icon'
import LinkCard from '@docgen/theme/link-card'
import Step from '@docgen/theme/step'
import Steps from '@docgen/theme/steps'
import Tooltip from '@docgen/theme/tooltip'
import Update from '@docgen/theme/update'

export default function Parts({ names }: { names: string[] }) {
  return (
    <>
      <CardGrid cols={2}>
        {names.map((name) => (
          <Card key={name} title={name} icon="🧩" href="./components.mdx">
            Text.
          </Card>
        ))}
        <LinkCard title="Home" href="/" description="The start." />
      </CardGrid>
      <Steps>
        {names.map((name) => (
          <Step key={name} title={name}>
            Text.
          </Step>
        ))}
      </Steps>
      <FileTree>
        <ul>
          <li>
            src/
            <ul>
              <li>
                <strong>a.ts</strong> first
              </li>
            </ul>
          </li>
          <li>…</li>
        </ul>
      </FileTree>
      <AccordionGroup exclusive>
        <Accordion title="Why?" icon="❓" defaultOpen>
          So.
        </Accordion>
      </AccordionGroup>
      <Columns cols={2}>
        <Column>Left</Column>
        <Column>Right</Column>
      </Columns>
      <Frame caption="Below">Text</Frame>
      <CodeGroup>
        <CodeBlock language="sh" title="npm">
          npm i
        </CodeBlock>
      </CodeGroup>
      <p>
        <Badge text="New" type="tip" /> <Icon name="lucide:nothing" /> <Icon name="🚀" label="Start" />{' '}
        <Tooltip tip="Explained">term</Tooltip>
      </p>
      <Update label="1.2" date="May" tags={['New']}>
        Text.
      </Update>
    </>
  )
}
