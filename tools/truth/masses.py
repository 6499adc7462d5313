"""Mass of a protein by Biopython where it is installed, and its isoelectric point by the constants that the site names."""

try:
    from Bio.SeqUtils.ProtParam import ProteinAnalysis

    SOURCE = "Biopython"

    def mass(sequence):
        return ProteinAnalysis(sequence).molecular_weight()

except ImportError:
    SOURCE = "a table of its own, because Biopython could not be installed"

    # Average masses of the residues, from the standard atomic weights of IUPAC.
    RESIDUE = dict(
        A=71.0779, R=156.1857, N=114.1026, D=115.0874, C=103.1429, E=129.1140, Q=128.1292, G=57.0513, H=137.1393, I=113.1576,
        L=113.1576, K=128.1723, M=131.1961, F=147.1739, P=97.1152, S=87.0773, T=101.1039, W=186.2099, Y=163.1733, V=99.1311,
    )
    WATER = 18.0153

    def mass(sequence):
        return sum(RESIDUE[each] for each in sequence) + WATER


# The pK set of EMBOSS (Epk.dat). Biopython has another one (Bjellqvist), whose points differ by some tenths.
POSITIVE = dict(K=10.8, R=12.5, H=6.5)
NEGATIVE = dict(D=3.9, E=4.1, C=8.5, Y=10.1)
ENDS = (8.6, 3.6)


def isoelectric_point(sequence):
    positive = [POSITIVE[each] for each in sequence if each in POSITIVE] + [ENDS[0]]
    negative = [NEGATIVE[each] for each in sequence if each in NEGATIVE] + [ENDS[1]]
    low, high = 0.0, 14.0
    while high - low > 0.0001:
        ph = (low + high) / 2
        charge = sum(1 / (1 + 10 ** (ph - pk)) for pk in positive) - sum(1 / (1 + 10 ** (pk - ph)) for pk in negative)
        low, high = (ph, high) if charge > 0 else (low, ph)
    return low
