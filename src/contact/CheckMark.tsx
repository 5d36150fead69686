import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const bloom = keyframes({
  from: { transform: 'rotate(var(--turn)) translateY(-14px) scale(0)' },
  '60%': { opacity: 1 },
})

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** A check mark that draws itself inside an ipê flower in bloom: once, and not at all where motion is unwanted. */
export function CheckMark() {
  return (
    <Box
      component="svg"
      viewBox="-48 -48 96 96"
      width={96}
      height={96}
      aria-hidden="true"
      sx={{
        overflow: 'visible',
        // Both would get the colour of text: a disc without its mark.
        '@media (forced-colors: active)': { '& .check': { color: 'Canvas' } },
        '@media (prefers-reduced-motion: no-preference)': {
          '& .petal': {
            animation: `${bloom} 700ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards`,
          },
          '& .check': { animation: `${draw} 400ms 450ms ease-out backwards` },
        },
      }}
    >
      {petals.map((turn, place) => (
        <Box
          key={turn}
          component="ellipse"
          className="petal"
          rx={9}
          ry={13}
          cy={0}
          sx={{
            '--turn': `${turn}deg`,
            fill: 'var(--mui-palette-brand-ipe)',
            transform: 'rotate(var(--turn)) translateY(-31px)',
            animationDelay: `${place * 30}ms !important`,
          }}
        />
      ))}
      <Box
        component="circle"
        r={26}
        sx={{ fill: 'currentColor', color: 'primary.main' }}
      />
      <Box
        component="path"
        className="check"
        d="M-11 1 -3 9 12 -8"
        pathLength={1}
        sx={{
          fill: 'none',
          stroke: 'currentColor',
          color: 'background.paper',
          strokeWidth: 5,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          strokeDasharray: 1,
        }}
      />
    </Box>
  )
}
