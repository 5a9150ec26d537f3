import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
import Tabs from '@theme/Tabs'
import Highlight from '@site/src/components/Highlight'
import Card from '../components/Card'
import { Icon } from '@iconify/react'
import { renamed as Other } from '../components/Other'

export default {
  ...MDXComponents,
  Tabs,
  Highlight,
  Tile: Card,
  Icon,
  Other,
  kbd: (props: React.ComponentProps<'kbd'>) => <kbd className="key" {...props} />,
}
