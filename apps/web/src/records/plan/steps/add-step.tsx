import { Button } from '../../../ui/buttons/button.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { texts } from './texts.ts';

/** Adds a step to a plan or a forecast. */
export function AddStep({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="secondary" className="self-start" onClick={onPress}>
      <PlusIcon className="size-5" />
      {texts.addStep}
    </Button>
  );
}
