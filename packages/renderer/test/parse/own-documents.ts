/** Texts in docgen's own syntax, which the CommonMark and GFM examples do not cover. */
export const OWN_DOCUMENTS: readonly string[] = [
  ':::note\nHello *x*\n:::\n',
  ':::danger Title with `code`\ntext\n\n::::\n',
  ':::tip[In *brackets*]{#id .class key="a b"}\ntext\n:::\n',
  '::::tabs{group="package-manager"}\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n:::tab[pnpm]\n```sh\npnpm i\n```\n:::\n::::\n',
  '- item\n\n  :::warning Inside a list\n  text\n  :::\n\n> :::info\n> quoted\n> :::\n',
  '::doc-cards\n\n::include[label]{file=a.md}\n',
  'At 10:30 :smile: key:value a:b[c]{d=e} http://a:80/ `a:b` **Note:** text\n',
  '| a | b |\n| - | :-: |\n| `x\\|y` | [z](w) |\n| 10:30 | ~~x~~\n',
  '- [ ] todo\n- [x] *done*\n  - [X] nested\n\n1. one\n   - two\n\n     three\n',
  'a[^1] b[^note]\n\n[^1]: note\n    more\n\n[^note]: x\n\n    - y\n',
  '~~del~~ ~one~ www.example.com a@b.co https://x.y/z?a=b. (http://a.b/c)\n',
  '---\ntitle: x\nslug: /a\n---\n\n# Heading {#id}\n\ntext\n',
  '<details>\n<summary>More</summary>\n\ntext **bold**\n\n</details>\n\n<!-- comment -->\n',
  '```js title="x.js" {1,3-5} showLineNumbers\nlet a // highlight-line\n```\n\n    indented\n\n    code\n',
  '![alt](./a.png "title") [link](../b.md#c) <https://d.e> [ref][r]\n\n[r]: /x \'y\'\n',
  'Line one  \nline two\\\nline three\n\n***\n\nSetext\n======\n',
]
