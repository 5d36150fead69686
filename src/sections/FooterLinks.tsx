import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { FooterSection } from '../../schema/generated/siteContent.ts'
import {
  ContentLink,
  EmailLink,
  OutsideLink,
  PhoneLink,
} from '../components/ContentLink.tsx'
import { ContentIcon, Icon } from '../components/Icon.tsx'
import { usePage } from '../components/page.ts'
import { useContentText } from '../i18n/useText.ts'

interface FooterLinksProps {
  section: FooterSection
  /** Whether the company's name is above the links. Without the year chart, it is nowhere else in the footer. */
  hasName: boolean
}

/** Email, phone, social networks, and the owner's links. */
export function FooterLinks({ section, hasName }: FooterLinksProps) {
  const contentText = useContentText()
  const { company } = usePage().site
  const { links = [], accessibility } = section
  return (
    <Box sx={[listStyle, !hasName && besideHeadingStyle]}>
      {hasName && (
        <Typography variant="h3" component="strong">
          {company.name}
        </Typography>
      )}
      <div>
        <EmailLink address={company.email} icon={<Icon name="mail" />} />
        <PhoneLink number={company.phone} icon={<Icon name="phone" />} />
        {company.social?.map(({ network, label, address }) => (
          <OutsideLink key={address} href={address}>
            <ContentIcon name={`reach.${network}`} />
            <span>{contentText(label)}</span>
          </OutsideLink>
        ))}
      </div>
      <div>
        {[...links, ...(accessibility ? [accessibility] : [])].map((link) => (
          <ContentLink key={link.label} to={link}>
            <span>{contentText(link.label)}</span>
          </ContentLink>
        ))}
      </div>
    </Box>
  )
}

const listStyle = {
  display: 'grid',
  // The same columns as the offices.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr)',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  alignContent: 'start',
  columnGap: 4,
  '& strong': { gridColumn: '1 / -1', mb: 0.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 40,
    '@media (pointer: coarse)': { minHeight: 48 },
    // The text is small enough for a long address on the narrowest phone.
    fontSize: { xs: '.9375rem', sm: '1rem' },
  },
} as const

/** Aligns the first link with the heading next to it. */
const besideHeadingStyle = { mt: { md: '-5px' } } as const
