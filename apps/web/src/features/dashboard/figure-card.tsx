import { Card } from '../../ui/card.tsx';

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  /** What the figure means, in one quiet line. */
  readonly note: string;
}

/** One figure, large, with its name and a note. */
export function FigureCard({ label, value, note }: FigureCardProps) {
  return (
    <Card>
      <h2 className="text-small font-semibold text-quiet">{label}</h2>
      <p className="mt-2 text-title font-semibold numbers">{value}</p>
      <p className="mt-1 text-small text-quiet">{note}</p>
    </Card>
  );
}
