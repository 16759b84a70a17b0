// Prints the simple packet (command 0) that a sender in C# makes. To compare:
// diff <(program=$(mktemp) && mcs -out:$program samples/senders-packing/packet.cs && mono $program; rm $program) <(handset packet samples/packets/testing-apns.json --token dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24 --command 0 --format hex)
using System;
using System.IO;
using System.Net;
using System.Text;

static class Sender
{
    static void Main()
    {
        string hex = "dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24".Replace(" ", "");
        byte[] token = new byte[hex.Length / 2];
        for (int i = 0; i < token.Length; i++) token[i] = Convert.ToByte(hex.Substring(2 * i, 2), 16);
        // The length is that of the bytes, not of the string, which counts characters.
        byte[] payload = Encoding.UTF8.GetBytes(
            "{\"aps\":{\"alert\":\"This is a message for testing APNs\",\"badge\":123,\"sound\":\"default\"}}");

        MemoryStream packet = new MemoryStream();
        BinaryWriter writer = new BinaryWriter(packet);
        writer.Write((byte)0);
        writer.Write(IPAddress.HostToNetworkOrder((short)token.Length));
        writer.Write(token);
        writer.Write(IPAddress.HostToNetworkOrder((short)payload.Length));
        writer.Write(payload);
        writer.Flush();
        Console.WriteLine(BitConverter.ToString(packet.ToArray()).Replace("-", "").ToLower());
    }
}
