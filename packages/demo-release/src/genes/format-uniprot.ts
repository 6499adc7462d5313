/**
 * Entries in the layout of UniProt's flat file. What those of well-known genes say is true and in our own words; the enzyme is made up.
 * One entry is of another species, and one names no locus of the release. The older file has an earlier version of one of them, and an
 * entry that was merged into AG_ARATH since.
 */
export function formatUniprotEntries(): Record<string, string[]> {
  const linesOf = (...entries: string[]) => entries.flatMap((entry) => entry.split('\n'))
  return {
    'UniProt_2025.dat': linesOf(olderFloweringLocusC, merged),
    'UniProt_demonstration.dat': linesOf(agamous, agamousIsoform, floweringLocusC, enzyme, withoutLocus, ofRice),
  }
}

const agamous = `ID   AG_ARATH                Reviewed;         252 AA.
AC   P17839; O82732;
DT   01-AUG-1990, integrated into UniProtKB/Swiss-Prot.
DT   15-DEC-1998, sequence version 2.
DT   28-JAN-2026, entry version 209.
DE   RecName: Full=Floral homeotic protein AGAMOUS {ECO:0000303|PubMed:1973265};
GN   Name=AG; OrderedLocusNames=At4g18960; ORFNames=F13C5.130;
OS   Arabidopsis thaliana (Mouse-ear cress).
OX   NCBI_TaxID=3702;
RN   [1]
RP   DISRUPTION PHENOTYPE.
RX   PubMed=1973265; DOI=10.1038/346035a0;
RA   Yanofsky M.F., Ma H., Bowman J.L., Drews G., Feldmann K.A.,
RA   Meyerowitz E.M.;
RT   "The protein encoded by the Arabidopsis homeotic gene agamous resembles
RT   transcription factors.";
RL   Nature 346:35-39(1990).
RN   [2]
RP   FUNCTION.
RX   PubMed=15254538; DOI=10.1038/nature02733;
RA   Ito T., Wellmer F., Yu H., Das P., Ito N., Alves-Ferreira M.,
RA   Riechmann J.L., Meyerowitz E.M.;
RL   Nature 430:356-360(2004).
RN   [3]
RA   Demonstration A., Example B.;
RL   Submitted (JUL-2002) to the EMBL/GenBank/DDBJ databases.
CC   -!- FUNCTION: Transcription factor of the C class of floral organ
CC       identity, needed for stamens and carpels and to end the activity of the
CC       floral meristem (PubMed:1973265). Starts the formation of microspores
CC       by activating SPOROCYTELESS, and opposes the A- and B-function of wild-
CC       type flowers (PubMed:15254538). {ECO:0000269|PubMed:15254538,
CC       ECO:0000269|PubMed:1973265}.
CC   -!- SUBUNIT: Forms a dimer. {ECO:0000305}.
CC   -!- INTERACTION:
CC       P17839; O22456: SEP3; NbExp=5; IntAct=EBI-592365, EBI-592020;
CC   -!- SUBCELLULAR LOCATION: Nucleus {ECO:0000255|PROSITE-ProRule:PRU00251}.
CC       Cytoplasm. Note=Seen in the nucleus of most cells.
CC       {ECO:0000269|PubMed:99999999}.
CC   -!- TISSUE SPECIFICITY: Stamens and carpels. {ECO:0000303|Ref.3}.
CC   -!- DISRUPTION PHENOTYPE: Flowers have petals instead of stamens, and a
CC       new flower instead of carpels. {ECO:0000269|PubMed:1973265}.
CC   -!- SIMILARITY: Has a MADS-box and a K-box. {ECO:0000250|UniProtKB:O04492}.
CC   ---------------------------------------------------------------------------
CC   Copyrighted by the UniProt Consortium, see https://www.uniprot.org/terms
CC   Distributed under the Creative Commons Attribution (CC BY 4.0) License
CC   ---------------------------------------------------------------------------
DR   Araport; AT4G18960; -.
DR   TAIR; AT4G18960; AG.
DR   EnsemblPlants; AT4G18960.1; AT4G18960.1; AT4G18960.
DR   Gramene; AT4G18960.1; AT4G18960.1; AT4G18960.
PE   1: Evidence at protein level;
KW   Developmental protein; DNA-binding; Flowering; Nucleus; Transcription;
KW   Transcription regulation.
FT   CHAIN           1..252
FT                   /note="Floral homeotic protein AGAMOUS"
FT   DOMAIN          19..73
FT                   /note="MADS-box"
FT                   /evidence="ECO:0000255|PROSITE-ProRule:PRU00251"
FT   DOMAIN          103..193
FT                   /note="K-box"
FT   HELIX           98..128
FT                   /evidence="ECO:0007829|PDB:8CRA"
SQ   SEQUENCE   252 AA;  28723 MW;  0000000000000000 CRC64;
     MTAYQSELGG DSSPLRKSGR
//`

const agamousIsoform = `ID   F4JSC8_ARATH            Unreviewed;       229 AA.
AC   F4JSC8;
DT   18-JUN-2025, entry version 78.
DE   SubName: Full=K-box region and MADS-box transcription factor family protein {ECO:0000313|EMBL:AEE84112.1};
GN   Name=AG {ECO:0000313|EMBL:AEE84112.1};
GN   OrderedLocusNames=At4g18960 {ECO:0000312|Araport:AT4G18960,
GN   ECO:0000313|EMBL:AEE84112.1};
OX   NCBI_TaxID=3702 {ECO:0000313|EMBL:AEE84112.1};
CC   -!- SUBCELLULAR LOCATION: Nucleus {ECO:0000256|ARBA:ARBA00004123}.
DR   EnsemblPlants; AT4G18960.2; AT4G18960.2; AT4G18960.
DR   EnsemblPlants; AT4G18960.3; AT4G18960.3; AT4G18960.
PE   4: Predicted;
KW   Nucleus {ECO:0000256|ARBA:ARBA00023242}.
SQ   SEQUENCE   229 AA;  26400 MW;  0000000000000000 CRC64;
     MTAYQSELGG DSSPLRKSGR
//`

const merged = `ID   O82732_ARATH            Unreviewed;       252 AA.
AC   O82732;
DT   01-NOV-1998, entry version 1.
DE   SubName: Full=A merged entry;
OX   NCBI_TaxID=3702;
CC   -!- FUNCTION: This entry was merged and is not shown.
DR   TAIR; AT4G18960; AG.
PE   3: Inferred from homology;
//`

const floweringLocusC = `ID   FLC_ARATH               Reviewed;         196 AA.
AC   Q9S7Q7;
DT   10-JUN-2026, entry version 173.
DE   RecName: Full=MADS-box protein FLOWERING LOCUS C;
GN   Name=FLC; OrderedLocusNames=At5g10140;
OX   NCBI_TaxID=3702;
RN   [1]
RX   PubMed=10330478; DOI=10.1105/tpc.11.5.949;
RA   Michaels S.D., Amasino R.M.;
RL   Plant Cell 11:949-956(1999).
CC   -!- FUNCTION: Keeps plants from flowering early by repressing FT and SOC1.
CC       {ECO:0000269|PubMed:10330478}.
CC   -!- ALTERNATIVE PRODUCTS:
CC       Event=Alternative splicing; Named isoforms=2;
CC       Name=1;
CC         IsoId=Q9S7Q7-1; Sequence=Displayed;
CC       Name=2; Synonyms=beta {ECO:0000303|PubMed:10330478};
CC         IsoId=Q9S7Q7-2; Sequence=VSP_012345;
CC   -!- INDUCTION: Repressed by vernalization. {ECO:0000269|PubMed:10330478}.
CC   -!- MISCELLANEOUS: [Isoform 2]: Lacks the last exon. {ECO:0000305}.
DR   EnsemblPlants; AT5G10140.1; AT5G10140.1; AT5G10140. [Q9S7Q7-1]
DR   EnsemblPlants; AT5G10140.2; AT5G10140.2; AT5G10140. [Q9S7Q7-2]
DR   TAIR; AT5G10140; FLC.
PE   1: Evidence at protein level;
KW   DNA-binding; Flowering.
//`

const olderFloweringLocusC = `ID   FLC_ARATH               Reviewed;         196 AA.
AC   Q9S7Q7;
DT   18-JUN-2025, entry version 172.
DE   RecName: Full=Earlier name of FLC;
OX   NCBI_TaxID=3702;
CC   -!- FUNCTION: An earlier version, which is not shown.
DR   TAIR; AT5G10140; FLC.
PE   2: Evidence at transcript level;
//`

// One entry of two loci; what is said of it is said of both.
const enzyme = `ID   DEMO1_ARATH             Reviewed;         725 AA.
AC   X0DEM1; X0DEM2; X0DEM3; X0DEM4; X0DEM5; X0DEM6; X0DEM7; X0DEM8; X0DEM9;
AC   X1DEM1;
DT   28-JAN-2026, entry version 12.
DE   RecName: Full=Demonstration ammonia-lyase 1;
DE            EC=4.3.1.24 {ECO:0000269|PubMed:15276452};
GN   Name=DEMOPAL1; OrderedLocusNames=At1g90010;
GN   and
GN   Name=DEMOPAL2; OrderedLocusNames=At1g90030;
OX   NCBI_TaxID=3702;
CC   -!- FUNCTION: A made-up enzyme of the demonstration, with alpha-
CC       and beta-subunits. {ECO:0000250}.
CC   -!- CATALYTIC ACTIVITY:
CC       Reaction=L-phenylalanine = (E)-cinnamate + NH4(+);
CC         Xref=Rhea:RHEA:21384, ChEBI:CHEBI:15669, ChEBI:CHEBI:28938,
CC         ChEBI:CHEBI:58095; EC=4.3.1.24;
CC         Evidence={ECO:0000269|PubMed:15276452};
CC       PhysiologicalDirection=left-to-right; Xref=Rhea:RHEA:21385;
CC         Evidence={ECO:0000305};
CC   -!- COFACTOR:
CC       Name=Mg(2+); Xref=ChEBI:CHEBI:18420; Evidence={ECO:0000250};
CC       Note=Binds 2 magnesium ions per subunit. {ECO:0000269|PubMed:15276452};
CC   -!- BIOPHYSICOCHEMICAL PROPERTIES:
CC       Kinetic parameters:
CC         KM=68 uM for L-phenylalanine {ECO:0000269|PubMed:15276452};
CC       pH dependence:
CC         Optimum pH is 8.4-9.2. {ECO:0000269|PubMed:15276452};
CC   -!- SUBUNIT: Homotetramer. {ECO:0000250|UniProtKB:P24481}.
CC   -!- PTM: Phosphorylated. {ECO:0007744|PubMed:99999998}.
PE   1: Evidence at protein level;
KW   Lyase.
FT   MOD_RES         212
FT                   /note="Phosphoserine"
FT                   /evidence="ECO:0007744|PubMed:99999998"
//`

const withoutLocus = `ID   DEMO2_ARATH             Reviewed;         100 AA.
AC   X2DEM1;
DT   28-JAN-2026, entry version 3.
DE   RecName: Full=Demonstration protein without a locus;
OX   NCBI_TaxID=3702;
CC   -!- FUNCTION: Nobody sees this.
DR   TAIR; AT1G00000; -.
PE   5: Uncertain;
//`

const ofRice = `ID   DEMO3_ORYSJ             Reviewed;         100 AA.
AC   X3DEM1;
DT   28-JAN-2026, entry version 3.
DE   RecName: Full=Demonstration protein of rice;
OX   NCBI_TaxID=39947;
CC   -!- FUNCTION: Of another species, with a name that is a locus here.
DR   TAIR; AT4G18960; -.
PE   1: Evidence at protein level;
//`
