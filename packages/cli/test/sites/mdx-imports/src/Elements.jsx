import Part from './parts/_deep.mdx'
import MDXComponents from '@theme/MDXComponents'
import A from '@theme/MDXComponents/A'
import Code from '@theme/MDXComponents/Code'
import Heading from '@theme/MDXComponents/Heading'
import Img from '@theme/MDXComponents/Img'

const { ul: List, li: Item, pre: Pre } = MDXComponents

export default function Elements() {
  return (
    <div>
      <Heading as="h3" id="made">
        Made
      </Heading>
      <List>
        <Item>
          <A href="/">Start</A> <Code>short</Code> <Img src="https://docs.example/x.png" alt="A picture" />
        </Item>
      </List>
      <Pre>
        <Code className="language-js">{'let b = 2\n'}</Code>
      </Pre>
      <Part />
    </div>
  )
}
