import Box from '@mui/material/Box'

import type { Client, Fact } from '../../schema/generated/siteContent.ts'
import { firstCountedYear } from '../../schema/look/record.ts'
import { metricsOf, typefaceOf } from '../../schema/look/typefaces.ts'
import { usePage } from '../components/page.ts'
import { useContentText } from '../i18n/useText.ts'
import { yearsSince } from '../i18n/yearsSince.ts'

interface FactsProps {
  facts: Fact[]
  /** The id of the section's introduction, which is next to the figures. */
  text: string | undefined
  clients: Client[]
}

/** Figures about the company, larger than any other text: in the columns of the logos, or in rows on phones. */
export function Facts({ facts, text: introduction, clients }: FactsProps) {
  const { site, year } = usePage()
  const contentText = useContentText()
  const shown = facts.flatMap((fact) => {
    if (!('counts' in fact))
      return { textId: fact.text, figure: contentText(fact.figure) }
    const from = firstCountedYear(fact.counts, site.company.since, clients)
    if (from === undefined) return []
    return { textId: fact.text, figure: yearsSince(from, year), from }
  })
  // The longest figure fits one of four columns; on phones, a row. A digit is a little more than half as wide as high.
  const longest = Math.max(...shown.map(({ figure }) => numberOf(figure).length))
  const sizeOf = (maxVw: number, minRem: number) =>
    `max(min(${Math.round(maxVw / longest)}vw, 14rem), ${Math.round((100 * minRem) / longest) / 100}rem)`
  const fontSize = { xs: sizeOf(48, 9.4), sm: sizeOf(36, 12), md: sizeOf(26, 12) }
  const figureSize = { '& dd': { ...figureStyle, fontSize } }
  // The figure is indented so that the ink of its first digit is aligned with the column.
  const indentOf = (figure: string) =>
    metricsOf(typefaceOf(site)).digits[Number(figure[0])] ?? defaultIndent
  return (
    <Box sx={blockStyle}>
      <Box component="dl" sx={[listStyle, figureSize, shown.length > 3 && fourOnTablet]}>
        {shown.map(({ textId, figure, from }) => (
          <div key={`${textId} ${figure}`}>
            <dt>{contentText(textId)}</dt>
            {from === undefined ? (
              <Box component="dd" sx={{ '--ink': `${-indentOf(figure) / 1000}em` }}>
                {numberOf(figure)}
                {unitOf(figure) && <small>{unitOf(figure)}</small>}
              </Box>
            ) : (
              // The first digit depends on the visitor's year, so no style may depend on it.
              <Box
                component="dd"
                sx={{ '--ink': `${-defaultIndent / 1000}em` }}
                data-year={from}
              >
                {figure}
              </Box>
            )}
          </div>
        ))}
      </Box>
      {introduction && (
        <Box component="p" sx={introStyle}>
          {contentText(introduction)}
        </Box>
      )}
    </Box>
  )
}

/** The space before a digit's ink, in thousandths of the font size. */
const defaultIndent = 45

/** The number in a figure such as "3 h". The number is shown very large, the unit is not. */
const numberOf = (figure: string) => /^\d\S*(?=\s)/.exec(figure)?.[0] ?? figure
const unitOf = (figure: string) => figure.slice(numberOf(figure).length)

const textSize = { xs: '1.0625rem', sm: '1.125rem', lg: '1.25rem', xl: '1.375rem' }

const blockStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'end',
  columnGap: 4,
  rowGap: { xs: 3, md: 5 },
  mt: 'clamp(1.5rem, 3vw, 3rem)',
} as const

const listStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'subgrid',
  },
  gridColumn: { lg: 'span 3' },
  columnGap: { xs: 2, sm: 4 },
  rowGap: { xs: 1, sm: 4 },
  m: 0,
  '& > div': {
    display: { xs: 'grid', sm: 'flex' },
    gridTemplateColumns: 'subgrid',
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: { xs: 'center', sm: 'start' },
  },
  '@media (max-width: 18em)': { '& > div': { display: 'block' } },
  '& dt': {
    gridArea: '1 / 2',
    maxWidth: '12em',
    fontSize: textSize,
    lineHeight: 1.25,
    textWrap: 'balance',
  },
} as const

const introStyle = {
  m: 0,
  fontSize: textSize,
  lineHeight: 1.25,
  textWrap: 'balance',
} as const

const fourOnTablet = {
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'subgrid' },
  gridColumn: { lg: '1 / -1' },
} as const

const figureStyle = {
  typography: 'h1',
  // The page's `anywhere` would let a narrow column break a number: "19" would read as 1 and 9.
  overflowWrap: 'break-word',
  m: 0,
  ml: 'var(--ink)',
  '& small': { fontSize: '.4em' },
} as const
