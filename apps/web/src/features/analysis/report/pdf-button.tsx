import { getReportPdf } from '@dosewise/contract';
import { REPORT_PAPERS, type ReportPaper } from '@dosewise/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../api/api-client.ts';
import { sentenceOf } from '../../../api/api-error.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { PeriodEntry } from './report-period.ts';
import { texts } from './texts.ts';

const PAPERS = [
  { value: '', label: texts.usualPaper },
  ...REPORT_PAPERS.map((value) => ({ value, label: texts.papers[value] })),
] as const;

/** The report as a file, for the paper that its owner's country uses or another. */
export function PdfButton({ period, disabled }: { period: PeriodEntry; disabled: boolean }) {
  const { from, to } = period;
  const [paper, setPaper] = useState<ReportPaper | ''>('');
  const fetching = useMutation({
    mutationFn: () => download(getReportPdf, { from, to, paper: paper || undefined }),
    onSuccess: (blob) => saveFile(blob, texts.pdfName(from, to)),
  });
  return (
    <div className="flex flex-col gap-1">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button
          kind="secondary"
          busy={fetching.isPending}
          disabled={disabled}
          aria-describedby="pdf-error"
          onClick={() => fetching.mutate()}
        >
          {texts.pdf}
        </Button>
        <Select aria-label={texts.paper} value={paper} options={PAPERS} onChange={setPaper} />
      </div>
      <FieldError
        id="pdf-error"
        error={fetching.isError ? sentenceOf(fetching.error, texts.pdfFailed) : null}
      />
    </div>
  );
}
